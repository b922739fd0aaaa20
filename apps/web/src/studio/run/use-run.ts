import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { creditsPath } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { servicesKey } from '#web/lib/query-keys.ts'
import { session, useUser } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'
import type { RunKind } from './run-inputs.ts'
import { createStudioRun, type StudioRun } from './studio-run.ts'

/** Runs are stored outside of components, so that switching tools or pages does not stop them. */
const runs = new Map<string, StudioRun>()

/** Drops all runs when the user changes. The server continues them, and the next sign-in resumes them. */
session.store.subscribe(({ user }, before) => {
  if (user?.id === before.user?.id) return
  for (const run of runs.values()) run.release()
  runs.clear()
})

function studioRunOf(kind: RunKind, userId: string): StudioRun {
  const name = `${userId}:${kind.mode}`
  const known = runs.get(name) ?? createStudioRun(kind, userId)
  runs.set(name, known)
  return known
}

const LEADS_TO_PAYMENT = ['NO_CREDITS', 'PLAN_EXPIRED']

export function useRun(kind: RunKind) {
  const run = studioRunOf(kind, useUser()?.id ?? '')
  const state = useStore(run.store)
  const navigate = useNavigate()
  const { refusal } = state

  useEffect(() => void run.pickUp(), [run])
  useEffect(() => {
    if (refusal?.code === 'SERVICE_DISABLED') void queryClient.invalidateQueries({ queryKey: servicesKey })
    if (!refusal?.code || !LEADS_TO_PAYMENT.includes(refusal.code)) return
    notify.error(refusal.sentence)
    run.clearRefusal()
    navigate(creditsPath(kind.mode))
  }, [refusal, run, navigate, kind.mode])

  return { ...state, run }
}
