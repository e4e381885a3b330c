'use client'

import { type RefObject, useCallback, useRef } from 'react'
import { containsAll, plain, termsOf } from './match'
import { correctedTerms } from './spelling'

/** Sets `hidden` directly; React does not manage the attribute and leaves it alone. */
function show(element: HTMLElement, shown: boolean): void {
  element.hidden = !shown
}

/**
 * Filters the server-rendered questions in the DOM, so that no text is sent twice.
 * @returns a function that shows the questions that match a query and returns their number
 */
export function useQuestionFilter(list: RefObject<HTMLElement | null>, locale: string) {
  const texts = useRef(new WeakMap<HTMLElement, string>())
  return useCallback(
    (query: string): number => {
      const textOf = (question: HTMLElement) => {
        const cached = texts.current.get(question)
        if (cached !== undefined) return cached
        const text = plain(`${question.textContent} ${question.dataset.also ?? ''}`)
        texts.current.set(question, text)
        return text
      }
      const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-topic] details') ?? [])].map(textOf)
      const terms = correctedTerms(termsOf(query, locale), all)
      let found = 0
      for (const topic of list.current?.querySelectorAll<HTMLElement>('[data-topic]') ?? []) {
        const questions = [...topic.querySelectorAll<HTMLElement>('details')]
        const matching = questions.filter((question) => containsAll(textOf(question), terms))
        for (const question of questions) show(question, matching.includes(question))
        show(topic, matching.length > 0)
        found += matching.length
      }
      return found
    },
    [list, locale],
  )
}
