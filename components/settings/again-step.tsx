import { SignInAgain } from './sign-in-again'
import type { useSignInAgain } from './use-sign-in-again'

interface AgainStepProps {
  again: ReturnType<typeof useSignInAgain>
  email: string
  onCancel(): void
}

/** Asks for a new sign-in, then repeats the change that waits for it. */
export function AgainStep({ again: { repeat, done }, email, onCancel }: AgainStepProps) {
  const confirmed = () => {
    done()
    repeat?.()
  }
  return <SignInAgain email={email} onDone={confirmed} onCancel={onCancel} />
}
