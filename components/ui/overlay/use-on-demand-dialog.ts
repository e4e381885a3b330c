import { useRef, useState } from 'react'

/**
 * The state of a dialog whose code is loaded when it is first opened.
 * @param onResult called with what the dialog has achieved, once it has returned the focus: the result may remove the
 *   button that opened it
 */
export function useOnDemandDialog<Result>(onResult: (result: Result) => void) {
  const [open, setOpen] = useState(false)
  /** Used as key: the dialog is reset each time it opens. */
  const openings = useRef(0)
  const result = useRef<Result>(null)
  return {
    show() {
      openings.current++
      setOpen(true)
    },
    /** Closes the dialog with a result. */
    finish(achieved: Result) {
      setOpen(false)
      result.current = achieved
    },
    key: openings.current,
    /** The properties of the dialog; null until it is first opened. */
    dialog:
      openings.current === 0
        ? null
        : {
            open,
            onOpenChange: setOpen,
            onClosed() {
              if (result.current !== null) onResult(result.current)
              result.current = null
            },
          },
  }
}
