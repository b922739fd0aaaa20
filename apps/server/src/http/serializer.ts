import { serializerCompiler as compile } from 'fastify-type-provider-zod'

/** Keeps the JSON text of each object, because cached reads send the same object repeatedly. */
export const serializerCompiler: typeof compile = (route) => {
  const serialize = compile(route)
  const texts = new WeakMap<object, string>()
  return (data) => {
    if (typeof data !== 'object' || data === null) return serialize(data)
    const known = texts.get(data)
    if (known !== undefined) return known
    const text = serialize(data)
    texts.set(data, text)
    return text
  }
}
