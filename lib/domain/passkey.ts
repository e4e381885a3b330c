/** How many passkeys an account can have. */
export const MAX_PASSKEYS = 10

/** How long a visitor can take to use or create a passkey, in minutes. */
export const PASSKEY_MINUTES = 5
