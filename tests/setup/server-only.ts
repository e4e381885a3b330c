// Outside of Next there is no client bundle to keep this out of.
export {}
