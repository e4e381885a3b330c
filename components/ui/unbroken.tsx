/** Words that dictionaries of line breaks cut in two. */
const WORDS = /(ซิมการ์ด|นักเดินทาง|สปีดโบ๊ต|เรือคาตามารัน|อินเทอร์ลาเคิน)/

/** A label whose Thai compounds stay whole at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(WORDS).map((part) =>
    WORDS.test(part) ? (
      <span key={part} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
