import Cookies from 'js-cookie'

/** Stores a visitor's choice for a year; over HTTPS it is sent only there. */
export function rememberChoice(name: string, value: string): void {
  const secure = window.location.protocol === 'https:'
  Cookies.set(name, value, { path: '/', sameSite: 'lax', expires: 365, secure })
}
