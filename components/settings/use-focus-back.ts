import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to a form's button again when the form is gone with its focus. */
export function useFocusBack(button: RefObject<HTMLElement | null>, open: boolean): void {
  const was = useRef(open)
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) button.current?.focus()
    was.current = open
  }, [button, open])
}
