import { sharedQueue } from '@/lib/server/shared-queue'

/**
 * The searches that are not cached, in which networks take turns. What is read into a cache has no network, and does not
 * wait.
 */
export const { set: setSearchQueue, inTurn: searchInTurn } = sharedQueue('searches')
