import type { Settings } from '../hand-over/hand-over.ts'
import { takePicture } from '../upload/take-picture.ts'
import type { BenchTool, Pictures } from './bench-tool.ts'

/** Form values that repeat an earlier request. A picture that is no longer stored is left out. */
export async function settingsForm<Form extends Pictures<Slot>, Slot extends string>(
  { emptyForm, pictures, again }: BenchTool<Form, Slot>,
  { request, files }: Settings,
): Promise<Partial<Form>> {
  const said = { ...request, ...objectAt(request, 'options'), ...objectAt(request, 'settings') }
  const changes: Record<string, unknown> = {}
  for (const [name, empty] of Object.entries(emptyForm)) {
    // Requests name lists differently, so the form keeps its current list unless `again` returns another.
    if (name in said || !Array.isArray(empty)) changes[name] = said[name] ?? empty
  }
  for (const name in pictures) {
    const { place = name, rules } = pictures[name]
    const file = files[place]?.[0]
    changes[name] = file ? await takePicture(file, rules) : null
  }
  // No validation is needed, because the server validated these values in the original request.
  return { ...(changes as Partial<Form>), ...(await again?.(request, files)) }
}

function objectAt(request: Record<string, unknown>, name: string): object {
  const value = request[name]
  return typeof value === 'object' && value !== null ? value : {}
}
