// Stub of `server-only`: outside of Next there is no client bundle to guard.
export {}
