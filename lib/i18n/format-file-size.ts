/** Formats a size in bytes: '12 KB', '3.4 MB'. The units are the same in all languages of the shop. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  if (kilobytes < 1024) return `${kilobytes} KB`
  return `${(bytes / 1024 ** 2).toFixed(1).replace('.0', '')} MB`
}
