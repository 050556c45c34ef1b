import { createStore } from 'zustand/vanilla'
import { type Choice, recall, remember } from './memory.ts'

/** Choices of the reader that outlast a visit, beside theme and language. */
export interface Settings {
  /** Bytes and times scaled as pprof scales them, or to the last digit. */
  readonly units: 'scaled' | 'exact'
  /** Places as `module@version/path`, or paths as the profile has them. */
  readonly paths: 'short' | 'whole'
  /** Whether what is compared stays in this browser. Never, unless somebody says so. */
  readonly recent: 'off' | 'on'
}

export const settings = createStore<Settings>(() => ({
  units: recall('units') === 'exact' ? 'exact' : 'scaled',
  paths: recall('paths') === 'whole' ? 'whole' : 'short',
  recent: recall('recent') === 'on' ? 'on' : 'off',
}))

export function choose<Name extends Choice & keyof Settings>(name: Name, value: Settings[Name]): void {
  settings.setState({ [name]: value })
  remember(name, value)
}
