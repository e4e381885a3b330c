'use client'

import { type RefObject, useCallback, useRef } from 'react'
import { holdsAll, plain, termsOf } from './match'
import { correctedTerms } from './spelling'

/** Hides what an attribute asks to hide; React does not know of it and leaves it alone. */
function show(element: HTMLElement, shown: boolean): void {
  element.hidden = !shown
}

/**
 * Filters the questions that stand in the page: it is the server that wrote them, so nothing is sent twice.
 * Returns a function that shows those which hold a query, and answers how many they are.
 */
export function useQuestionFilter(list: RefObject<HTMLElement | null>, locale: string) {
  const texts = useRef(new WeakMap<HTMLElement, string>())
  return useCallback(
    (query: string): number => {
      const textOf = (question: HTMLElement) => {
        const known = texts.current.get(question)
        if (known !== undefined) return known
        const text = plain(`${question.textContent} ${question.dataset.also ?? ''}`)
        texts.current.set(question, text)
        return text
      }
      const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-topic] details') ?? [])].map(textOf)
      const terms = correctedTerms(termsOf(query, locale), all)
      let found = 0
      for (const topic of list.current?.querySelectorAll<HTMLElement>('[data-topic]') ?? []) {
        const questions = [...topic.querySelectorAll<HTMLElement>('details')]
        const matching = questions.filter((question) => holdsAll(textOf(question), terms))
        for (const question of questions) show(question, matching.includes(question))
        show(topic, matching.length > 0)
        found += matching.length
      }
      return found
    },
    [list, locale],
  )
}
