import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { endSession } from '#web/api/session.ts'
import { useAction } from '#web/data/action.ts'
import { refetch, updateCache } from '#web/data/cache.ts'
import { useReadingFailure } from '#web/data/query.ts'
import {
  changePassword,
  type DeviceSession,
  deleteAccount,
  endDeviceSession,
  endOtherSessions,
  fetchExport,
  fetchModelStatus,
  fetchSessions,
  fetchUsage,
  fetchUser,
  signInAgain,
} from './account-requests.ts'
import { accountOperations as operations, accountTexts as texts } from './texts.ts'
import { forgetOnDevice, saveFile } from './this-device.ts'

const keys = {
  sessions: ['account', 'sessions'],
  user: ['account', 'user'],
  model: ['account', 'model'],
  usage: ['account', 'usage'],
} as const

/** Always asked anew: a list of who is in must not be half a minute old. */
export const useSessions = () => {
  const list = useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => fetchSessions(signal), staleTime: 0 })
  useReadingFailure(list, { reason: operations.load.failure })
  return list
}

export const useAccountUser = () => {
  const user = useQuery({ queryKey: keys.user, queryFn: ({ signal }) => fetchUser(signal) })
  useReadingFailure(user, { reason: operations.user.failure })
  return user
}

/** Asks a provider somewhere else, so it may take its time; the page does not wait for it. */
export const useModelStatus = () => {
  const status = useQuery({ queryKey: keys.model, queryFn: ({ signal }) => fetchModelStatus(signal) })
  useReadingFailure(status, { reason: operations.model.failure })
  return status
}

/** Asked anew each time: whoever comes here wants to know what is there now. */
export const useUsage = () => {
  const usage = useQuery({ queryKey: keys.usage, queryFn: ({ signal }) => fetchUsage(signal), staleTime: 0 })
  useReadingFailure(usage, { reason: operations.usage.failure })
  return usage
}

export const useSessionOperations = () => {
  const queries = useQueryClient()
  const one = useAction(operations.end)
  const others = useAction<readonly DeviceSession[]>(operations.endOthers)
  // Also after a refusal: 'already closed' means that the list is out of date.
  const reload = () => refetch(queries, keys.sessions)
  return {
    busy: one.busy || others.busy,
    end: (id: string) => one.run(() => endDeviceSession(id), { follow: reload }),
    endOthers: () =>
      others.run(endOtherSessions, {
        follow: (outcome) => (outcome.ok ? updateCache(queries, keys.sessions, () => outcome.value) : reload()),
      }),
  }
}

export const useChangePassword = () => {
  const queries = useQueryClient()
  const { run, busy } = useAction(operations.password)
  const change = (password: string, current: string) => {
    // The server has ended the other sessions.
    const reload = () => void refetch(queries, keys.sessions)
    return run(() => changePassword(password, current), { follow: reload })
  }
  return { change, busy }
}

export const useSignInAgain = () => {
  const { run, busy } = useAction(operations.signInAgain)
  return { signInAgain: () => run(signInAgain), busy }
}

export const useDownload = () => {
  const { run, busy } = useAction<string>(operations.download)
  const download = () =>
    run(async () => {
      const file = await fetchExport()
      const name = texts.data.fileName(today())
      saveFile(file, name)
      return name
    })
  return { download, busy }
}

/** Everything inside one operation: until the landing is reached, a second press finds it still running. */
export const useDeleteAccount = (userId: string, email: string) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { run, busy } = useAction(operations.remove)
  const remove = (current: string) =>
    run(async () => {
      await deleteAccount(email, current)
      // First away from here: the guard would lead somebody without a session to /auth (as in use-sign-out.ts).
      await navigate({ to: '/' })
      await endSession()
      forgetOnDevice(userId)
      queries.clear()
    })
  return { remove, busy }
}

// The cook's own calendar day, written so that files sort.
const today = (): string => new Date().toLocaleDateString('sv-SE')
