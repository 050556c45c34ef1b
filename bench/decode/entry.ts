export { readProfiles } from '#core/profile/read.ts'
