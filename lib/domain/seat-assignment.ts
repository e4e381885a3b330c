/** Where the travellers of one leg of a trip sit or lie, in the supplier's words; empty where not known. */
export interface SeatAssignment {
  coach: string
  seats: string
}

/** The outward and the return trip. */
export const MAX_LEGS = 2
export const MAX_COACH_LENGTH = 20
export const MAX_SEATS_LENGTH = 200

/** Returns the assignments with one leg replaced. */
export function withSeats(
  assignments: readonly SeatAssignment[],
  leg: number,
  seats: SeatAssignment,
): SeatAssignment[] {
  const before = Array.from({ length: leg }, (_, index) => assignments[index] ?? { coach: '', seats: '' })
  return [...before, seats, ...assignments.slice(leg + 1)]
}

/** Returns the assignment of a leg; null if nothing is known. */
export function seatsOfLeg(assignments: readonly SeatAssignment[], leg: number): SeatAssignment | null {
  const own = assignments[leg]
  return own && (own.coach || own.seats) ? own : null
}
