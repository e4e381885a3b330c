import { type RefObject, useEffect, useRef } from 'react'

/** Returns the focus to the button that opened a form once the form is removed with its focus. */
export function useFocusBack(button: RefObject<HTMLElement | null>, open: boolean): void {
  const was = useRef(open)
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) button.current?.focus()
    was.current = open
  }, [button, open])
}
