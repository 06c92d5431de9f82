// Whether this browser has signed in to a profile. The code of profiles is loaded only for those who have.
import { keepText, keptText } from './keeping'
import type { OwnProfile } from './profile.svelte'

const MARK = 'siegeworks.profile'
const SIGNED_IN = 'yes'

export function isSignedIn(): boolean {
  return keptText(MARK) === SIGNED_IN
}

export function markSignedIn(signedIn: boolean): void {
  keepText(MARK, signedIn ? SIGNED_IN : '')
}

/** Do something with the profile, if there is one. What fails without a network is tried on the next visit. */
export function withProfile(use: (profile: OwnProfile) => Promise<void>): void {
  if (!isSignedIn()) return
  import('./profile.svelte').then(({ profile }) => use(profile)).catch(() => undefined)
}
