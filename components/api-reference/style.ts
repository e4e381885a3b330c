/** Colors of the design that the page uses, with their values in `app/styles/tokens.css`: it loads no style sheet. */
export const TOKENS = {
  '--ink': 'light-dark(#0b1f2a, #e9f1f4)',
  '--ink-2': 'light-dark(#37535f, #bfd0d8)',
  '--ink-3': 'light-dark(#566f7b, #a9bcc5)',
  '--line': 'light-dark(#dce5e9, #263b46)',
  '--bg': 'light-dark(#ffffff, #0d1b24)',
  '--bg-2': 'light-dark(#f3f7f8, #11232d)',
  '--ember': 'light-dark(#b8410a, #f9691c)',
  '--sea': 'light-dark(#0b6e77, #5fc6ce)',
  '--ok': 'light-dark(#17663f, #6fd39b)',
  '--warn': 'light-dark(#7a5200, #ffcb66)',
  '--bad': 'light-dark(#b3261e, #ff9c94)',
  '--focus': 'light-dark(#0b6e77, #5fc6ce)',
} as const

const variables = Object.entries(TOKENS)
  .map(([name, value]) => `${name}:${value}`)
  .join(';')

export const STYLE = `
:root{color-scheme:light dark;${variables}}
*{box-sizing:border-box}
html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.5 "Figtree",system-ui,sans-serif;overflow-wrap:break-word}
a{color:var(--ember)}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
code,pre{font-family:ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace;font-size:.875rem}
.skip{position:absolute;left:16px;top:-80px;padding:12px 18px;background:var(--bg);z-index:1}
.skip:focus{top:8px}
.page{display:grid;grid-template-columns:minmax(0,1fr);max-width:1280px;margin:0 auto;padding:0 18px 64px}
h1{margin:32px 0 8px;font-size:2rem;line-height:1.2}
h2{margin:56px 0 8px;padding-top:16px;border-top:1px solid var(--line);font-size:1.625rem;line-height:1.25}
h3{margin:40px 0 4px;font-size:1.125rem;line-height:1.35}
h4{margin:20px 0 4px;font-size:1rem}
p{margin:0 0 12px;max-width:46rem}
.quiet,.type{color:var(--ink-3)}
.type{font-size:.875rem}
.method{display:inline-block;min-width:4.25em;font-weight:700;color:var(--sea)}
.method.delete{color:var(--bad)}
.method.get{color:var(--ok)}
.flag{color:var(--warn);font-size:.875rem}
nav{display:flex;flex-wrap:wrap;gap:0 22px;padding-top:12px}
nav details[open],nav>ul{width:100%}
nav code{overflow-wrap:anywhere}
nav ul,ul.fields{margin:0;padding:0;list-style:none}
nav a{display:block;padding:6px 0;color:var(--ink-2);font-size:.875rem;text-decoration:none}
nav a:hover{text-decoration:underline}
summary{min-height:44px;padding:10px 0;font-weight:650;cursor:pointer}
ul.fields{border-left:2px solid var(--line);padding-left:14px}
ul.fields>li{margin:8px 0}
ul.fields p{margin:0;color:var(--ink-2);font-size:.9375rem}
pre{margin:0 0 12px;padding:14px 16px;border-radius:12px;background:var(--bg-2);overflow:auto;max-height:32rem}
.deprecated>code:first-child{text-decoration:line-through}
@media (min-width:60rem){
.page{grid-template-columns:17rem minmax(0,1fr);column-gap:48px}
nav{display:block;position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:24px 0}
}
@media print{nav,.skip{display:none}pre{max-height:none}}
`
