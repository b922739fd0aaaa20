import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './service-worker.ts'

const register = vi.fn()
beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a failed registration of /sw.js is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const fault = new DOMException('not here', 'SecurityError')
  register.mockRejectedValue(fault)
  await expect(registerServiceWorker(() => {})).resolves.toBeUndefined()
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(warn).toHaveBeenCalledExactlyOnceWith('ServiceWorker registration failed', fault)
})
