/** An e-mail address that its owner knows again and nobody else learns. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}

/** The end of a phone number. */
export function maskedPhone(phone: string): string {
  return `••• ${phone.slice(-3)}`
}
