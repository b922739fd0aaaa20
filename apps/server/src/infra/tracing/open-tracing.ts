import type { Env } from '../../env.ts'
import { readBuildInfo } from '../build-info.ts'

/**
 * Starts tracing if OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise the tracing libraries are not loaded.
 * @returns a function that stops tracing
 */
export async function openTracing(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'ROLE' | 'UFARO_COMMIT'>,
): Promise<() => Promise<void>> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return async () => {}
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry(endpoint, { role: env.ROLE, version: readBuildInfo(env.UFARO_COMMIT).version })
}
