import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

const clean = (text: string) => scrub(text, ['s3cr3t-of-ours'], 200)

test('credentials are removed by their format', () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_123'
  expect(clean(`sent ${jwt} along`)).toBe('sent [token] along')
  expect(clean('Authorization: Bearer abc.def')).not.toContain('abc.def')
  expect(clean('key sk_live_0123456789abcdef failed')).toBe('key [key] failed')
  expect(clean('AIzaSyA-1234567890abcdefghi')).toBe('[key]')
  expect(clean('postgres://ufaro:hunter22@db/ufaro down')).toBe('postgres://[hidden]@db/ufaro down')
  expect(clean('{"password":"correct horse","name":"Ada"}')).not.toContain('correct')
  expect(clean('api_key=abcdef&x=1')).toBe('api_key=[hidden]&x=1')
  expect(clean('ADMIN_PASSWORD=hunter22, reset_token_secret: abc')).toBe(
    'ADMIN_PASSWORD=[hidden], reset_token_secret: [hidden]',
  )
  expect(clean('/login?verified=true#access_token=abc123')).not.toContain('abc123')
  expect(clean('/files/a.png?exp=1&sig=deadbeef')).toBe('/files/a.png?exp=1&sig=[hidden]')
})

test('known secret values are removed everywhere', () => {
  expect(clean('provider said: bad s3cr3t-of-ours!')).toBe('provider said: bad [hidden]!')
})

test('long data and rejected characters are removed, the length is limited, and plain words stay', () => {
  expect(clean(`image ${'A'.repeat(5000)} end`)).not.toMatch(/A{200}/)
  expect(clean('a\0b\ud800c')).toBe('ab\ufffdc')
  expect(clean('word '.repeat(100))).toHaveLength(200)
  expect(clean('TypeError: Cannot read properties of undefined')).toBe('TypeError: Cannot read properties of undefined')
})
