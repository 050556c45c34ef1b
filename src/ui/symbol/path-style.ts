import { displayPlaces } from '#core/symbol/place.ts'

let whole = false

/** From now on places are written as the profile has them, where there is room. */
export function writeWholePaths(on: boolean): void {
  whole = on
}

/** Spellings of a place from long to short. The host says least: everything from github.com is spelled without it. */
export function placeSpellings(file: string, line: number): readonly string[] {
  const places = displayPlaces(file, line).map(place => place.replace(/^github\.com\//, ''))
  return whole && file !== '' ? [line > 0 ? `${file}:${line}` : file, ...places] : places
}
