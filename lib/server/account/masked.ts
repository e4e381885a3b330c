/** Masks an email address so that only its owner recognizes it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}

/** Masks a phone number except its last three digits. */
export function maskedPhone(phone: string): string {
  return `••• ${phone.slice(-3)}`
}
