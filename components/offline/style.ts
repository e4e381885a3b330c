/** White in either theme: codes are scanned in sunlight. Nothing is fetched, so it uses system fonts. */
export const STYLE = `
:root{color-scheme:light;--ink:#0b1f2a;--ink-2:#37535f;--line:#8296a0;--ember:#b8410a}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:var(--ink);font:1rem/1.5 "Figtree",system-ui,"PingFang SC","Noto Sans SC","Noto Sans Thai",sans-serif;-webkit-text-size-adjust:100%}
:lang(th),:lang(zh){line-height:1.65}
header,main,footer{max-width:40rem;margin:0 auto;padding:0 max(18px,env(safe-area-inset-left)) 0 max(18px,env(safe-area-inset-right))}
header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 14px;padding-top:max(14px,env(safe-area-inset-top))}
header svg{width:28px;height:28px}
header b{font-size:1.25rem;font-weight:800}
header p{margin:0;padding:2px 12px;border:1.5px solid var(--ink);border-radius:99px;font-size:.875rem;font-weight:650}
h1{margin:24px 0 4px;font-size:1.625rem;line-height:1.25}
h2{margin:0;font-size:1.25rem;line-height:1.3}
h1:lang(th),h1:lang(zh),h2:lang(th),h2:lang(zh){line-height:1.5}
p{margin:0 0 12px}
.quiet{color:var(--ink-2);font-size:.9375rem}
article{margin:22px 0;padding:20px 18px;border:1.5px solid var(--line);border-radius:20px}
figure{display:grid;justify-items:center;margin:18px 0;padding:18px 0;border-block:2px dotted var(--line);text-align:center}
figure img{width:min(76vw,320px);height:auto;background:#fff;image-rendering:pixelated}
figcaption b{display:block;font-size:1.125rem;letter-spacing:.06em;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:fit-content(42%) minmax(0,1fr);gap:8px 18px;margin:0}
dt{color:var(--ink-2);font-size:.875rem}
dd{margin:0;font-weight:650;overflow-wrap:anywhere;white-space:pre-line;font-variant-numeric:tabular-nums}
.notes{display:block;margin-top:16px}
.notes dd{margin-bottom:12px;font-weight:400}
details{margin-top:14px}
summary{min-height:44px;padding:9px 0;font-weight:650;cursor:pointer}
ul{margin:14px 0;padding:0;list-style:none}
li a{display:block;padding:16px 0;border-bottom:1px solid var(--line);color:var(--ink);text-decoration:none}
li b{display:block;font-size:1.0625rem}
a{color:var(--ember)}
.act{display:inline-flex;align-items:center;min-height:48px;margin:8px 10px 0 0;padding:0 22px;border:1.5px solid var(--ink);border-radius:99px;color:var(--ink);font-weight:650;text-decoration:none}
a:focus-visible,summary:focus-visible{outline:3px solid #0b6e77;outline-offset:3px}
footer{padding-top:4px;padding-bottom:max(40px,env(safe-area-inset-bottom))}
`
