import { QueryClientProvider } from '@tanstack/react-query'
import { emptyCredits } from '@ufaro/contract/credits.ts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { ada, memoryStorage } from '../../../test/people.ts'

// The session module reads localStorage on import, so replace it before the imports.
vi.stubGlobal('window', { localStorage: memoryStorage() })
const { ApiError } = await import('../../lib/http/api-error.ts')
const { queryClient } = await import('../../lib/query-client.ts')
const { plansKey, servicesKey } = await import('../../lib/query-keys.ts')
const { session } = await import('../../lib/session.ts')
const { CreditGrids } = await import('./credit-grids.tsx')
const { PricingPanel } = await import('./pricing-panel.tsx')
const { UserMenu } = await import('./user-menu.tsx')

// Server rendering reads the initial state of a store, but these tests change the state.
session.store.getInitialState = session.store.getState

afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})
afterAll(() => void vi.unstubAllGlobals())

const draw = (page: ReactNode) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queryClient }, createElement(MemoryRouter, null, page)),
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const pricing = () => draw(createElement(PricingPanel, { onChoose: () => {} }))
const ask = (key: readonly string[]) =>
  queryClient.getQueryCache().find({ queryKey: key })?.fetch(undefined, { cancelRefetch: true })

test('the pricing page shows a loading text, then the plans with both prices', () => {
  const waiting = pricing()
  for (const text of ['Subscription Plans', 'Choose your plan', 'Loading plans...']) expect(waiting).toContain(text)
  const plan = { id: 'pro', name: 'Pro', price: 16_000, originalPrice: 32_000, popular: true }
  queryClient.setQueryData(plansKey, [{ ...plan, id: 'free', name: 'Gratis' }, plan])
  const html = pricing()
  for (const text of ['Pro', 'POPULAR', '₦16,000', '$10.00', '₦32,000', '$20.00']) expect(html).toContain(text)
  expect(html).toMatch(/<s [^>]*>.*₦32,000.*<\/s>/)
  expect(html).not.toContain('Gratis')
})

test('the menu shows the total and the remaining credits of each service', () => {
  session.store.setState({ credits: { ...emptyCredits(), dp: 4, gif: 7 } })
  expect(textOf(draw(createElement(CreditGrids, { isAdmin: false })))).toMatch(
    /^Total Credits 11 Remaining 11 GIF Credits 7 Service Credits /,
  )
  expect(textOf(draw(createElement(CreditGrids, { isAdmin: true })))).toContain('GIF Credits ∞')
})

test('the button of the account shows the first letter of the name, else of the email', () => {
  const initial = (displayName: string, email: string) =>
    textOf(draw(createElement(UserMenu, { user: { ...ada, displayName, email } })))
  expect(initial('ada', 'shop@ufaro.example')).toBe('A')
  expect(initial('😀 “ọ̀ṣọ̀” <b>', 'shop@ufaro.example')).toBe('Ọ̀')
  expect(initial('ليلى', 'shop@ufaro.example')).toBe('ل')
  expect(initial('🎉', '24shop@ufaro.example')).toBe('S')
  expect(initial('', '')).toBe('U')
})

test('a failed query is only logged', async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  pricing()
  draw(createElement(CreditGrids, { isAdmin: false }))
  await expect(ask(plansKey)).rejects.toBeInstanceOf(ApiError)
  expect(warn).toHaveBeenLastCalledWith(
    'Failed to fetch plans: Could not fetch plan configurations',
    expect.any(ApiError),
  )
  await expect(ask(servicesKey)).rejects.toBeInstanceOf(ApiError)
  expect(warn).toHaveBeenLastCalledWith('Failed to fetch service status', expect.any(ApiError))
})
