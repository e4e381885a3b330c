import { useState } from 'react'

/** What was last there of a value that may be taken away, as the cart's is when the session is over. */
export function useLast<Value extends object>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value ?? last
}
