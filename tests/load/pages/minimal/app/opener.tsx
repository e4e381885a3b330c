'use client'

import { useState } from 'react'

export function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <p>Opened</p>}
    </>
  )
}
