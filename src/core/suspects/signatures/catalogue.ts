import { catalogueOf } from '#core/suspects/match.ts'
import { FAMILIES } from './families.ts'

/** Everything that is known, ready to match. Building the index takes about a millisecond, once per worker. */
export const CATALOGUE = catalogueOf(FAMILIES)
