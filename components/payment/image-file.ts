/** @param png in base64 */
export function imageFile(png: string, name: string): File {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type: 'image/png' })
}

/** Whether the browser has a share sheet that takes a file. */
export function canShareImage(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}
