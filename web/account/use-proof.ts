import { useEffect, useRef, useState } from 'react'
import { type ProofWanted, proofWanted } from './account-errors.ts'

/**
 * That the account's owner is at the keyboard. Nothing is asked until the server asks: right after a sign-in or a mail link
 * it does not. What was typed in the rest of the form stays.
 */
export const useProof = () => {
  const [wanted, setWanted] = useState<ProofWanted>()
  const [current, setCurrent] = useState('')
  const [asked, setAsked] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  // Every refusal leads to the field, which may have come with it.
  useEffect(() => {
    if (asked > 0) field.current?.focus()
  }, [asked])

  return {
    wanted,
    current,
    setCurrent,
    field,
    /** The password was asked for and is not there. */
    isMissing: wanted === 'password' && current === '',
    /** Takes the server's refusal: if it asks who is there, the form does too. */
    askAfter: (error: unknown): void => {
      const next = proofWanted(error)
      if (next === undefined) return
      setWanted(next)
      setAsked((count) => count + 1)
    },
    reset: (): void => {
      setWanted(undefined)
      setCurrent('')
    },
  }
}

export type Proof = ReturnType<typeof useProof>
