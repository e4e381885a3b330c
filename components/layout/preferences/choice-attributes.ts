/** Attributes of a cookie that stores a visitor's choice: for a year, and over HTTPS for HTTPS only. */
export function choiceAttributes() {
  const secure = window.location.protocol === 'https:'
  return { path: '/', sameSite: 'lax', expires: 365, secure } as const
}
