import { useState } from 'react'

/** Returns the last defined value; e.g. the cart's query data is removed when the session ends. */
export function useLatestDefined<Value extends object>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value ?? last
}
