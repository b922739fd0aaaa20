import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearDrafts } from '../lib/drafts.ts'
import { paths } from '../lib/paths.ts'
import { forgetPersonal } from '../lib/query-client.ts'
import { session, useSession } from '../lib/session.ts'

export function useSignOutHousekeeping(): void {
  const userId = useSession(({ user }) => user?.id)
  const left = useSession(({ ended }) => ended === 'signed-out')
  const last = useRef(userId)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    const before = last.current
    last.current = userId
    if (before && before !== userId) forgetPersonal()
  }, [userId])

  useEffect(() => {
    if (!left) return
    void clearDrafts()
    navigate(paths.landing)
  }, [left, navigate])

  // Clear the reason for the session's end only on the landing page. Until that page is shown, the route guards read it
  // to tell a sign-out from an expired session.
  useEffect(() => {
    if (left && pathname === paths.landing) session.forgetError()
  }, [left, pathname])
}
