/**
 * Splits an amount by weights without losing a minor unit. Each part is rounded down; the remainder goes to
 * the last parts. No part exceeds its weight, unless the amount exceeds the sum of the weights.
 * @param whole minor units, at least 0
 */
export function allocate(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === weights.length - 1 ? whole : 0))
  const parts = weights.map((weight) => Number((BigInt(whole) * BigInt(weight)) / BigInt(sum)))
  let rest = whole - parts.reduce((total, part) => total + part, 0)
  for (let index = parts.length - 1; index >= 0 && rest > 0; index--) {
    const part = parts[index] ?? 0
    const room = index === 0 || whole > sum ? rest : Math.min(rest, (weights[index] ?? 0) - part)
    parts[index] = part + room
    rest -= room
  }
  return parts
}
