import type { ProfileKind, SampleType } from '#core/profile/profile.ts'
import type { Sides, SourceFile } from './notes.ts'
import { commonTypes, defaultType } from './sample-types.ts'

/** Goroutines tell most about a leak; then what the memory holds. Others come in the order of the files. */
const FIRST: readonly ProfileKind[] = ['goroutineleak', 'goroutine', 'heap', 'allocs']

/** Kinds that were left out of a comparison, and the sample types that would bring them in. */
export interface SetAside {
  readonly kinds: readonly ProfileKind[]
  readonly types: readonly SampleType[]
  /** Every kind that can be shown, the shown one among them, with the sample type that brings it in. */
  readonly choices: readonly KindChoice[]
}

export interface KindChoice {
  readonly kind: ProfileKind
  readonly sampleType: string
}

/**
 * Leaves one kind of profile on the sides: goroutines and bytes are never summed. It is the one that the sample type
 * belongs to, else the first of those that both sides have. Sides without a kind in common are returned as they are.
 */
export function ofOneKind(sides: Sides, sampleType: string | null): Sides {
  const kinds = kindsOf(sides)
  const [first] = kinds
  if (first === undefined) return sides
  const asked = kinds.find(kind => typesOf(sides, kind).some(type => type.type === sampleType))
  const kind = asked ?? first
  const left = new Set([...sides.before, ...sides.after].flatMap(file => file.profiles.map(each => each.kind)))
  left.delete(kind)
  if (left.size === 0) return sides
  const memory = kind === 'goroutine' ? memoryIn(sides) : null
  const types = kinds.flatMap(each => (each === kind ? [] : typesOf(sides, each)))
  return {
    ...sides,
    ...only(sides, kind),
    ...(memory && { memory }),
    setAside: { kinds: [...left], types, choices: choicesOf(sides, kinds) },
  }
}

/** A kind whose types another one has too, as allocs has those of heap, cannot be asked for by them. */
function choicesOf(sides: Sides, kinds: readonly ProfileKind[]): readonly KindChoice[] {
  const taken = new Set<string>()
  return kinds.flatMap(kind => {
    const types = typesOf(sides, kind)
    const { before, after } = only(sides, kind)
    const profiles = [before, after].map(files => files.flatMap(file => file.profiles))
    const first = defaultType(profiles[0]!, profiles[1]!, types)
    const free = !taken.has(first.type)
    for (const { type } of types) taken.add(type)
    return free ? [{ kind, sampleType: first.type }] : []
  })
}

/** Memory in use, if both sides tell it. */
function memoryIn(sides: Sides): Pick<Sides, 'before' | 'after'> | null {
  const { before, after } = only(sides, 'heap')
  return before.length > 0 && after.length > 0 ? { before, after } : null
}

/** What can be asked for: types of the kind that is shown, then those of the kinds that were set aside. */
export function offeredTypes(
  shown: readonly SampleType[],
  setAside: SetAside | undefined,
): readonly SampleType[] {
  const names = new Set(shown.map(type => type.type))
  const others = (setAside?.types ?? []).filter(({ type }) => !names.has(type) && names.add(type))
  return [...shown, ...others]
}

/** Kinds that can be compared: on both sides, or on the only one that is filled. */
function kindsOf({ before, after }: Sides): ProfileKind[] {
  const [one, other] = [namesOf(before), namesOf(after)]
  const shared = one.length === 0 ? other : other.length === 0 ? one : one.filter(kind => other.includes(kind))
  return [...FIRST.filter(kind => shared.includes(kind)), ...shared.filter(kind => !FIRST.includes(kind))]
}

function namesOf(files: readonly SourceFile[]): ProfileKind[] {
  return [...new Set(files.flatMap(file => file.profiles.map(profile => profile.kind)))]
}

function typesOf(sides: Sides, kind: ProfileKind): readonly SampleType[] {
  const { before, after } = only(sides, kind)
  return commonTypes(
    before.flatMap(file => file.profiles),
    after.flatMap(file => file.profiles),
  )
}

function only({ before, after, series }: Sides, kind: ProfileKind): Sides {
  const keep = (files: readonly SourceFile[]) =>
    files.flatMap(file => {
      const profiles = file.profiles.filter(profile => profile.kind === kind)
      return profiles.length === 0 ? [] : [{ ...file, profiles }]
    })
  return { before: keep(before), after: keep(after), ...(series && { series: keep(series) }) }
}
