interface Product {
  url: string
  dataDir: string
}

const variable = (worker: number | string) => `E2E_PRODUCT_${worker}`

export function announce(worker: number, product: Product): void {
  process.env[variable(worker)] = JSON.stringify(product)
}

/**
 * Returns the product of this Playwright worker. No other worker uses it, so a test may disable a tool or change the
 * theme.
 * @returns undefined outside of a worker, where Playwright only lists the tests
 */
export function ownProduct(): Product | undefined {
  const told = process.env[variable(process.env.TEST_PARALLEL_INDEX ?? '')]
  return told === undefined ? undefined : (JSON.parse(told) as Product)
}
