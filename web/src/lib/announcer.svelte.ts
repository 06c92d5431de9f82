// What is said to those who listen: a polite line for what happens, an assertive one for answers.

class Announcer {
  happened = $state('')
  answered = $state('')
  private last = { happened: '', answered: '' }

  /** Something happened. */
  tell(text: string): void {
    this.happened = this.fresh('happened', text)
  }

  /** The person asked, or must know at once. */
  answer(text: string): void {
    this.answered = this.fresh('answered', text)
  }

  /** The same words again must differ, else nothing is read. What was said last is kept beside the state, so that
   * an effect may speak without depending on its own words. */
  private fresh(line: 'happened' | 'answered', text: string): string {
    this.last[line] = this.last[line] === text ? `${text}\u00a0` : text
    return this.last[line]
  }
}

export const announcer = new Announcer()
