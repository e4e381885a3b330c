/** Returns a text without email addresses and phone numbers, which mail and message servers quote in their errors. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…').replace(/\+\d{6,}/g, '+…')
}
