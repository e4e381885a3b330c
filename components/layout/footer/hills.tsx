/** Illustration above the footer: the sun setting behind hills. */
export function Hills() {
  return (
    <svg className="hills" viewBox="0 0 1280 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="930" cy="104" r="70" fill="#f9691c" />
      <path
        className="fill-bg-3"
        d="M0 92C120 70 210 60 320 78S560 104 700 76 980 40 1100 66 1240 84 1280 74V120H0Z"
      />
      <path d="M0 104C160 80 300 92 440 98S760 78 900 92s220 16 380-10V121H0Z" fill="#5b7f8f" />
      <path className="fill-night" d="M0 112C200 96 420 116 640 106s420-18 640 6V121H0Z" />
    </svg>
  )
}
