'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TwoStepState } from '@/lib/contract/two-step'
import { accountQuery } from './account-query'
import { RecoveryCodeList } from './recovery-code-list'
import { TwoStepManage } from './two-step-manage'
import { TwoStepSetUp } from './two-step-set-up'

interface TwoStepChangeProps {
  email: string
  passkeys: number
  state: TwoStepState | null
  onDone(): void
}

/** Turns two-step verification on or off, and shows new recovery codes. */
export function TwoStepChange({ email, passkeys, state, onDone }: TwoStepChangeProps) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: accountQuery.queryKey })

  function show(issued: string[]) {
    setCodes(issued)
    void refresh()
  }
  function off() {
    onDone()
    void refresh()
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  if (!state) return <TwoStepSetUp email={email} passkeys={passkeys} onCodes={show} onCancel={onDone} />
  return <TwoStepManage email={email} state={state} onCodes={show} onOff={off} onCancel={onDone} />
}
