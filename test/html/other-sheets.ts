/** Collects stylesheets of pages that embed wireframes, reduced to rules for elements that we write. */

/** The page around a fragment. */
export interface OtherSheet {
  readonly name: string;
  /** Classes of the element around the fragment. */
  readonly className: string;
  readonly css: string;
}

export const otherSheets: readonly OtherSheet[] = [
  {
    name: "Tailwind typography",
    className: "prose prose-slate",
    css: `
*,::before,::after{box-sizing:border-box;border-width:0;border-style:solid;border-color:#e5e7eb}
html{line-height:1.5;tab-size:4}
h1,h2,h3,p{margin:0}
img,svg,video{display:block;vertical-align:middle}
img,video{max-width:100%;height:auto}
table{text-indent:0;border-color:inherit;border-collapse:collapse}
button,input,select,textarea{font-family:inherit;font-size:100%;padding:0;color:inherit}
button,[type=button]{-webkit-appearance:button;background-color:transparent}
input::placeholder{opacity:1;color:#9ca3af}
.prose{color:#374151;max-width:65ch;font-size:1.125rem;line-height:1.7777778}
.prose p{margin-top:1.25em;margin-bottom:1.25em}
.prose a{color:#111827;text-decoration:underline;font-weight:500}
.prose strong{color:#111827;font-weight:600}
.prose ul{list-style-type:disc;margin-bottom:1.25em;padding-left:1.625em}
.prose li{margin-top:.5em;padding-left:.375em}
.prose li::marker{color:#d1d5db}
.prose hr{border-color:#e5e7eb;border-top-width:1px;margin-top:3em;margin-bottom:3em}
.prose blockquote{font-weight:500;font-style:italic;border-left-width:.25rem;quotes:"\\201C""\\201D";padding-left:1em}
.prose blockquote p:first-of-type::before{content:open-quote}
.prose h1{color:#111827;font-weight:800;font-size:2.25em;letter-spacing:-.02em;text-wrap:balance}
.prose h2{font-weight:700;font-size:1.5em;margin-top:2em;margin-bottom:1em;line-height:1.3333333}
.prose img,.prose figure{margin-top:2em;margin-bottom:2em}
.prose code{font-weight:600;font-size:.875em}
.prose code::before{content:"\`"}
.prose code::after{content:"\`"}
.prose pre{color:#e5e7eb;background-color:#1f2937;overflow-x:auto;font-size:.875em;padding:.857em 1.143em}
.prose table{width:100%;table-layout:auto;text-align:left;margin-top:2em;font-size:.875em;line-height:1.7142857}
.prose thead{border-bottom-width:1px;border-bottom-color:#d1d5db}
.prose thead th{color:#111827;font-weight:600;vertical-align:bottom;padding-right:.5714286em}
.prose tbody tr{border-bottom-width:1px}
.prose tbody td{vertical-align:baseline;padding:.5714286em}
.prose > :first-child{margin-top:0}`,
  },
  {
    name: "GitHub's Markdown",
    className: "markdown-body",
    css: `
.markdown-body{color:#1f2328;background-color:#fff;font-family:serif;font-size:16px;line-height:1.5;word-wrap:break-word}
.markdown-body::before{display:table;content:""}
.markdown-body a{background-color:transparent;color:#0969da;text-decoration:none}
.markdown-body a:not([href]){color:inherit}
.markdown-body p,.markdown-body blockquote,.markdown-body ul,.markdown-body table,.markdown-body pre,.markdown-body details{margin-top:0;margin-bottom:16px}
.markdown-body h1{margin:.67em 0;padding-bottom:.3em;font-size:2em;border-bottom:1px solid #d0d7de}
.markdown-body h1,.markdown-body h2,.markdown-body h3{margin-top:24px;margin-bottom:16px;font-weight:600;line-height:1.25}
.markdown-body hr{box-sizing:content-box;overflow:hidden;height:.25em;padding:0;margin:24px 0;background-color:#d0d7de;border:0}
.markdown-body hr::before{display:table;content:""}
.markdown-body input{font:inherit;margin:0;overflow:visible;line-height:inherit}
.markdown-body [type=checkbox]{box-sizing:border-box;padding:0}
.markdown-body table{border-spacing:0;border-collapse:collapse;display:block;width:max-content;max-width:100%;overflow:auto}
.markdown-body table th,.markdown-body table td{padding:6px 13px;border:1px solid #d0d7de}
.markdown-body table th{font-weight:600}
.markdown-body table tr{background-color:#fff;border-top:1px solid #d8dee4}
.markdown-body table tr:nth-child(2n){background-color:#f6f8fa}
.markdown-body table td > :last-child{margin-bottom:0}
.markdown-body ul{padding-left:2em}
.markdown-body li+li{margin-top:.25em}
.markdown-body li > p{margin-top:16px}
.markdown-body blockquote{margin:0;padding:0 1em;color:#656d76;border-left:.25em solid #d0d7de}
.markdown-body img{max-width:100%;box-sizing:content-box}
.markdown-body code{padding:.2em .4em;margin:0;font-size:85%;white-space:break-spaces;background-color:#818b981f;border-radius:6px}
.markdown-body pre{padding:16px;overflow:auto;font-size:85%;line-height:1.45;background-color:#f6f8fa;word-wrap:normal}
.markdown-body summary{cursor:pointer}
.markdown-body button{border-radius:6px}
.markdown-body svg{fill:currentColor;vertical-align:text-bottom}`,
  },
  {
    name: "Docusaurus",
    className: "theme-doc-markdown markdown",
    css: `
*{box-sizing:border-box}
html{color:#1c1e21;font:16px/1.65 system-ui,serif;-webkit-font-smoothing:antialiased;text-rendering:optimizelegibility}
body{word-wrap:break-word}
a{color:#3578e5;text-decoration:none;transition:color 200ms}
p{margin:0 0 1.25rem}
hr{background-color:#dadde1;border:0;height:1px;margin:1.5rem 0}
code{background-color:#f6f7f8;border:.1rem solid rgba(0,0,0,.1);border-radius:.4rem;font-size:95%;padding:.1rem}
table{border-collapse:collapse;margin-bottom:1.25rem}
table thead tr{border-bottom:2px solid #dadde1}
table tbody tr:nth-child(2n){background-color:#f5f6f7}
table td,table th{border:1px solid #dadde1;padding:.75rem}
.markdown{line-height:1.65}
.markdown > h1,.markdown h1{font-size:3rem;line-height:1.25;margin-bottom:1.5625rem}
.markdown h2{font-size:2rem;margin-bottom:1.25rem;margin-top:2.5rem}
.markdown h3{font-size:1.5rem;margin-top:1.875rem}
.markdown > h2,.markdown h2:hover{text-decoration:underline}
.markdown p,.markdown pre,.markdown ul{margin-bottom:1.25rem}
.markdown li{word-wrap:break-word}
.markdown li + li{margin-top:.25rem}
.markdown li > p{margin-top:1rem}
.markdown table{display:table;overflow:auto;width:100%}
.markdown a{color:#2e8555;text-decoration:underline}
.markdown ul{padding-left:2rem}
.markdown img{max-width:100%}
.markdown button{font-size:2rem;text-transform:uppercase}
.markdown label{display:block;margin-bottom:1rem}
.markdown input{width:100%;letter-spacing:2px}
.markdown div,.markdown span{line-height:2;max-width:30ch}`,
  },
  {
    name: "a reset with rules of its own",
    className: "content",
    css: `
html{font-size:62.5%}
body{text-align:center;letter-spacing:1px;word-spacing:3px;line-height:2;text-transform:uppercase;white-space:pre-line;word-break:break-all;hyphens:auto;text-wrap:balance;text-shadow:1px 1px red;direction:rtl;font:italic bold 22px/2 monospace}
*{margin:1px;transition:all 1s}
*,*::before,*::after{box-sizing:content-box;background-repeat:no-repeat}
*::before{content:"!"}
div,section,header,nav,main,p,span,h1,h2,ul,li,label,button{display:block;min-height:2em;float:left;vertical-align:top;position:relative;opacity:.9}
svg{width:100%;height:auto;max-width:50px;fill:red;overflow:visible}
table{width:100%;display:block;border-collapse:collapse}
th,td{border:1px solid;padding:1em;text-align:center;vertical-align:middle}
input,select,textarea,button{width:100%;height:3em;border:2px solid red;font:20px serif;appearance:auto}
a{color:red;text-decoration:underline;border-bottom:1px dotted}
li{list-style:square inside}
hr{height:3px;color:red}
img{max-width:100%;filter:grayscale(1)}
.content div{max-width:40ch;transform:rotate(1deg)}
.content p{font-size:30px;hyphens:auto}`,
  },
];
