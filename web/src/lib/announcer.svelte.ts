// Announcements for screen readers: a polite live region for events, an assertive one for answers.

class Announcer {
  happened = $state('')
  answered = $state('')
  private last = { happened: '', answered: '' }

  /** Announce an event. */
  tell(text: string): void {
    this.happened = this.fresh('happened', text)
  }

  /** Announce something the person asked for or must know at once. */
  answer(text: string): void {
    this.answered = this.fresh('answered', text)
  }

  /** Leave nothing of what was announced on the page. */
  hush(): void {
    this.happened = this.answered = ''
    this.last = { happened: '', answered: '' }
  }

  /** A repeated text must differ, or else it is not read. The last text is kept outside the state, so that an effect
   * can announce something without depending on it. */
  private fresh(line: 'happened' | 'answered', text: string): string {
    this.last[line] = this.last[line] === text ? `${text}\u00a0` : text
    return this.last[line]
  }
}

export const announcer = new Announcer()
