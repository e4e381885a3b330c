/** Local time of the venue, HH:MM. */
export const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/
