import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { endSession } from '#web/api/session.ts'
import { readAgain, takeInto } from '#web/data/read-again.ts'
import { reportFailure, useOperation, type Words } from '#web/data/use-operation.ts'
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
  useLoadFailure(operations.load.failure, list.error, list.errorUpdatedAt)
  return list
}

export const useAccountUser = () => {
  const user = useQuery({ queryKey: keys.user, queryFn: ({ signal }) => fetchUser(signal) })
  useLoadFailure(operations.user.failure, user.error, user.errorUpdatedAt)
  return user
}

/** Asks a provider somewhere else, so it may take its time; the page does not wait for it. */
export const useModelStatus = () => {
  const status = useQuery({ queryKey: keys.model, queryFn: ({ signal }) => fetchModelStatus(signal) })
  useLoadFailure(operations.model.failure, status.error, status.errorUpdatedAt)
  return status
}

/** Asked anew each time: whoever comes here wants to know what is there now. */
export const useUsage = () => {
  const usage = useQuery({ queryKey: keys.usage, queryFn: ({ signal }) => fetchUsage(signal), staleTime: 0 })
  useLoadFailure(operations.usage.failure, usage.error, usage.errorUpdatedAt)
  return usage
}

export const useSessionOperations = () => {
  const queries = useQueryClient()
  const one = useOperation(operations.end)
  const others = useOperation<readonly DeviceSession[]>(operations.endOthers)
  // Also after a refusal: 'already closed' means that the list is out of date.
  const reload = () => readAgain(queries, keys.sessions)
  return {
    busy: one.busy || others.busy,
    end: (id: string) => one.run(() => endDeviceSession(id), { follow: reload }),
    endOthers: () =>
      others.run(endOtherSessions, {
        follow: (outcome) => (outcome.ok ? takeInto(queries, keys.sessions, () => outcome.value) : reload()),
      }),
  }
}

export const useChangePassword = () => {
  const queries = useQueryClient()
  const { run, busy } = useOperation(operations.password)
  const change = (password: string, current: string) => {
    // The server has ended the other sessions.
    const reload = () => void readAgain(queries, keys.sessions)
    return run(() => changePassword(password, current), { follow: reload })
  }
  return { change, busy }
}

export const useSignInAgain = () => {
  const { run, busy } = useOperation(operations.signInAgain)
  return { signInAgain: () => run(signInAgain), busy }
}

export const useDownload = () => {
  const { run, busy } = useOperation<string>(operations.download)
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
  const { run, busy } = useOperation(operations.remove)
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

const useLoadFailure = (words: Words, error: unknown, failedAt: number) => {
  useEffect(() => {
    if (failedAt !== 0 && error) reportFailure(words, error)
  }, [words, error, failedAt])
}

// The cook's own calendar day, written so that files sort.
const today = (): string => new Date().toLocaleDateString('sv-SE')
