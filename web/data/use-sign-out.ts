import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { endSession } from '#web/api/session.ts'
import { dataTexts } from './texts.ts'
import { toast } from './toast.ts'
import { forgetAtSignOut } from './until-sign-out.ts'

let leaving: Promise<void> | null = null

/**
 * Salir: to `/`, then the session ends and the toast says so. In this order, because a form with unsaved changes may
 * still say no to leaving, and because the guard would lead a person without session to `/auth`.
 */
export const useSignOut = () => {
  const navigate = useNavigate()
  const router = useRouter()
  const queries = useQueryClient()
  const leave = async () => {
    await navigate({ to: '/' })
    if (router.state.location.pathname !== '/') return
    await endSession()
    forgetAtSignOut()
    queries.clear()
    toast.done(...dataTexts.signedOut)
  }
  // From wherever it is asked for again meanwhile, it is the same way out.
  return (): Promise<void> => {
    leaving ??= leave().finally(() => {
      leaving = null
    })
    return leaving
  }
}
