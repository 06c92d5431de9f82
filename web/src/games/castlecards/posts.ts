// A castle or a wall in words.
import { t } from '../../lib/speech.svelte'
import { shields } from './strength'
import type { Post, Things } from './scene'

export function postInWords(post: Post, name: string, things: Things): string {
  const title = things.posts[post.id] ?? post.id
  if (!post.standing) return t('castlecards-post-fallen', { post: title, name })
  const card = things.cards[post.kind]?.name ?? post.kind
  const facts = { post: title, name, shields: shields(post.shields_text), count: post.posted, room: post.room, card }
  return t('castlecards-post', facts)
}
