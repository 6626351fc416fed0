/** The stylesheet of the dashboard, added to the one for documents. */

/** CSS; colors come from the theme. */
export const dashboardStyle = `
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}
.dashboard{padding-top:1.5rem}
.dashboard h1{font-size:1.375rem;letter-spacing:-.015em;overflow-wrap:anywhere}
.dashboard h2{font-size:1.0625rem;overflow-wrap:anywhere}
.dashboard h2.small,.dashboard h3{font-size:.9375rem;margin:0}
.dashboard p{overflow-wrap:anywhere}
.hint,.back{font-size:.875rem}
.hint{color:var(--ink-muted)}
.hint code,.facts code{color:var(--ink)}
.back{margin-bottom:-.75rem}

.head{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem}
.head .account{color:var(--ink-muted);font-size:.9375rem;min-width:0;overflow-wrap:anywhere}
.head .account strong{color:var(--ink)}
.head nav{display:flex;gap:.25rem;padding:.1875rem;border-radius:9px;background:var(--fill-strong)}
.head nav a{padding:.25rem .875rem;border-radius:7px;color:var(--ink-muted);font-size:.9375rem}
.head nav a:hover{color:var(--ink);text-decoration:none}
.head nav a[aria-current]{background:var(--paper);color:var(--ink);font-weight:600;text-decoration:none;box-shadow:0 1px 2px rgb(0 0 0/.14)}
.head form{margin:0 -.95rem 0 auto}

.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.375rem;padding:.3rem .95rem;border:1px solid var(--line-strong);border-radius:8px;background:var(--paper);color:var(--ink);font-size:.9375rem;font-weight:550;line-height:1.3;text-decoration:none;text-align:center;cursor:pointer}
.button:hover{background:var(--fill)}
.button:active{background:var(--fill-strong)}
.button:focus-visible{border-radius:8px}
.button.primary{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.button.primary:hover{background:color-mix(in srgb,var(--accent) 86%,var(--paper))}
.button.danger{border-color:var(--danger-line);color:var(--danger-text)}
.button.danger:hover{background:var(--danger-fill)}
.button.danger.solid{border-color:var(--danger-text);background:var(--danger-text);color:var(--paper)}
.button.danger.solid:hover{background:color-mix(in srgb,var(--danger-text) 86%,var(--paper))}
.button.quiet{border-color:transparent;background:none;color:var(--ink-muted)}
.button.quiet:hover{background:var(--fill-strong);color:var(--ink)}
.button.small{min-height:2rem;padding:.15rem .7rem;border-color:var(--line);font-size:.875rem}
.button.small.danger{border-color:var(--line)}
.button.wide{width:100%}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}

.note{padding:.7rem 1rem;border:1px solid var(--info-line);border-radius:10px;background:var(--info-fill);color:var(--info-text);overflow-wrap:anywhere}
.note.done{border-color:var(--success-line);background:var(--success-fill);color:var(--success-text)}
.note.refused{border-color:var(--danger-line);background:var(--danger-fill);color:var(--danger-text)}
.note.attention{border-color:var(--warning-line);background:var(--warning-fill);color:var(--warning-text)}

#no-answer{position:sticky;top:.75rem;z-index:1}

.badge{flex:none;padding:.1rem .5rem;border-radius:6px;background:var(--fill-strong);color:var(--ink-muted);font-size:.8125rem;font-weight:600;line-height:1.4;white-space:nowrap;max-width:100%;overflow:hidden;text-overflow:ellipsis}
.badge.good{background:var(--success-fill);color:var(--success-text)}
.badge.bad{background:var(--danger-fill);color:var(--danger-text)}
.badge.attention{background:var(--warning-fill);color:var(--warning-text)}

.section-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem}
.section-head p{font-size:.9375rem;color:var(--ink-muted)}
.section-head p strong{color:var(--ink);font-variant-numeric:tabular-nums}
.heading{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .6rem;min-width:0;max-width:100%}
.empty{display:grid;gap:.35rem;padding:1.25rem;border:1px dashed var(--line-strong);border-radius:10px;color:var(--ink-muted)}
.empty strong{color:var(--ink)}
p.empty{display:block}

.keys,.deliveries,.facts{list-style:none;margin:0;padding:0}
.keys>li{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;padding:1.125rem 0;border-top:1px solid var(--line)}
.keys>li:last-child{padding-bottom:0}
.key-section{gap:1.125rem}
.key-head{display:flex;align-items:flex-start;justify-content:space-between;gap:.5rem 1rem}
.key-head h2 a{color:inherit;text-decoration-color:var(--line-strong)}
.key-head h2 a:hover{text-decoration-color:currentColor}
.key-head .actions{flex:none}
.facts{display:flex;flex-wrap:wrap;gap:.15rem 0;color:var(--ink-muted);font-size:.875rem}
.facts{margin-left:-1.25rem;clip-path:inset(0 0 0 1.25rem)}
.facts li{position:relative;min-width:0;padding-left:1.25rem}
.facts li::before{content:"·";position:absolute;left:0;width:1.25rem;text-align:center;color:var(--ink-faint)}
.facts code{font-size:.8125rem}

.usage{margin:0;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.5rem 1.75rem}
.usage>div{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem .75rem;align-content:start;padding:0;border:0}
.usage dd{margin:0}
.usage dt{font-size:.875rem;color:var(--ink-muted)}
.usage .numbers{text-align:right;font-size:.875rem;font-variant-numeric:tabular-nums;color:var(--ink-muted);white-space:nowrap}
.usage .numbers strong{color:var(--ink)}
.usage .drawing,.usage .reset{grid-column:1/3}
.usage .drawing{height:6px}
.usage .drawing:empty{border-top:2px dotted var(--line);height:0;margin:2px 0}
.usage .reset{font-size:.8125rem;color:var(--ink-muted)}
.usage em{font-style:normal;font-weight:600;color:var(--danger-text)}
.bar{display:block;width:100%;height:6px;border-radius:3px;background:var(--fill-strong);overflow:hidden}
.bar rect{fill:var(--info-line)}
.bar.high rect{fill:var(--warning-line)}
.bar.full rect{fill:var(--danger-line)}

.chart{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.35rem .6rem}
.chart svg{display:block;width:100%;height:8rem;overflow:visible}
.chart line{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke;stroke-dasharray:2 4}
.chart rect{fill:var(--info-line)}
.chart rect:hover{fill:var(--info-text)}
.chart rect.none{fill:var(--line)}
.scale,.axis{display:flex;justify-content:space-between;font-size:.75rem;line-height:1;color:var(--ink-muted);font-variant-numeric:tabular-nums}
.scale{flex-direction:column;align-items:flex-end;margin:-.375rem 0}
.axis{grid-column:2}
summary{width:fit-content;cursor:pointer;color:var(--ink-muted);font-size:.875rem}
summary:hover{color:var(--ink)}
details[open]>summary{margin-bottom:.75rem}
table{font-size:.875rem;font-variant-numeric:tabular-nums}
.table{width:fit-content;max-height:19rem;overflow-y:auto;border:1px solid var(--line);border-radius:8px;scrollbar-width:thin}
.table thead th{position:sticky;top:0;background:var(--fill)}
.days th,.days td{padding:.3rem 2.5rem .3rem .85rem}
.days tr:last-child>*{border-bottom:0}
.page-links{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;padding-top:1rem;color:var(--ink-muted);font-size:.9375rem}
.ended ul{list-style:none;margin:0;padding:0}
.ended li{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem 1rem;padding:.45rem 0;border-top:1px solid var(--line);font-size:.9375rem}
.ended li a{flex:1 1 12rem;min-width:0;overflow-wrap:anywhere;color:var(--ink)}
.ended li span{flex:0 1 11rem;color:var(--ink-muted);font-size:.875rem}
.ended li code{flex:0 1 12rem;font-size:.8125rem;color:var(--ink-muted)}

form{display:grid;grid-template-columns:minmax(0,1fr);gap:1.125rem;justify-items:start}
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:.35rem;width:100%;max-width:34rem}
.field>label,legend{font-weight:600;font-size:.9375rem;padding:0}
.field input:not([type=radio],[type=checkbox]),select{width:100%;min-height:2.5rem;padding:.4rem .7rem;border:1px solid var(--line-strong);border-radius:8px;background:var(--paper);color:var(--ink);font-size:1rem}
.field input::placeholder{color:var(--ink-faint);opacity:1}
.field input:focus-visible,select:focus-visible{outline-offset:0;border-radius:8px}
.field [aria-invalid]:not(fieldset){border-color:var(--danger-line);box-shadow:0 0 0 1px var(--danger-line)}
select{cursor:pointer;width:auto;max-width:100%;justify-self:start}
.problem{color:var(--danger-text);font-size:.875rem;font-weight:550;overflow-wrap:anywhere}
fieldset{min-width:0;margin:0;padding:0;border:0;display:grid;grid-template-columns:minmax(0,1fr);gap:.35rem}
legend{margin-bottom:.35rem}
.choice{display:flex;gap:.7rem;align-items:flex-start;padding:.55rem .8rem;border:1px solid var(--line);border-radius:8px;cursor:pointer}
.choice:hover{background:var(--fill)}
.choice:has(:checked){border-color:var(--line-strong);background:var(--fill)}
.choice:has(:focus-visible){outline:2px solid var(--focus);outline-offset:1px}
.choice input{flex:none;width:1.0625rem;height:1.0625rem;margin:.2rem 0 0;accent-color:var(--accent)}
.choice input:focus-visible{outline:none}
.choice span{display:grid;min-width:0}
.choice strong{font-weight:600;font-size:.9375rem;overflow-wrap:anywhere}
.choice small{overflow-wrap:anywhere;font-size:.875rem;color:var(--ink-muted)}
.rows{display:grid}
.row{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.9rem 0;border-top:1px solid var(--line)}
.row:first-child,h2+.row{border-top:0;padding-top:0}
.row:last-child{padding-bottom:0}
.row>div{min-width:0}
.row p{font-size:.9375rem;max-width:36rem}
.row>.button,.row form{flex:none}
.endpoint{grid-template-columns:minmax(0,34rem) minmax(0,1fr);gap:1.125rem 3rem}
.endpoint>*{grid-column:1/3}
.endpoint>form{grid-column:1}
.endpoint>.rows{grid-column:2;align-content:start}
.rename{padding-bottom:1.125rem}
.rename form{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.5rem .75rem}
.rename .field{flex:0 1 26rem}
.rename .button{margin-top:1.85rem}
.rename:not(:last-child){border-bottom:1px solid var(--line)}
.inline-form form{display:flex;flex-wrap:wrap;align-items:flex-end;gap:.75rem}
.inline-form .field{width:auto}

.narrow{width:min(28rem,100%);margin:3rem auto;padding:2rem;gap:1.125rem}
.narrow form{gap:1rem}
.status-code{color:var(--ink-muted);font-weight:650;font-variant-numeric:tabular-nums;margin-bottom:-.75rem}
.slim,.issued{padding:1.75rem;width:min(46rem,100%)}
.issued{width:min(54rem,100%)}
section>p:not(.note,.empty){max-width:44rem}
.secret{display:flex;gap:.75rem;align-items:center;padding:.75rem .75rem .75rem 1rem;border:1px solid var(--line-strong);border-radius:10px;background:var(--fill)}
.secret code{flex:1;min-width:0;font-size:1rem;user-select:all;overflow-wrap:anywhere}
.secret .button{min-width:6rem}
.issued h2{margin-top:.5rem}
.issued pre code{white-space:pre-wrap}

.deliveries>li{display:grid;grid-template-columns:5.5rem minmax(0,15rem) minmax(0,1fr) auto;gap:.35rem 1rem;align-items:start;padding:.8rem 0;border-top:1px solid var(--line);font-size:.9375rem}
.deliveries>li:last-child{padding-bottom:0}
.deliveries .what{display:grid}
.deliveries .what strong{font-weight:600;overflow-wrap:anywhere}
.deliveries .what span,.deliveries .result{font-size:.875rem}
.deliveries .what code{font-size:.75rem}
.deliveries .result{display:grid;gap:.1rem;color:var(--ink-muted);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.deliveries details{grid-column:2/-1}
.deliveries .facts{margin-bottom:.5rem}

@media (max-width:60rem){
.endpoint{grid-template-columns:minmax(0,1fr)}
.endpoint>*,.endpoint>form,.endpoint>.rows{grid-column:1}
.endpoint .row:first-child{border-top:1px solid var(--line);padding-top:.9rem}
}
@media (max-width:52rem){
.usage{grid-template-columns:minmax(0,1fr);gap:.9rem}
.deliveries>li{grid-template-columns:minmax(0,1fr) auto}
.deliveries .state{grid-area:1/1}
.deliveries .send{grid-area:1/2}
.deliveries .what,.deliveries .result,.deliveries details{grid-column:1/3}
}
@media (max-width:40rem){
body>header>div{gap:.25rem .9rem}
body>header nav{gap:.9rem}
.dashboard{padding-top:1rem}
.head .account{flex:1}
.head form{order:0}
.head nav{order:1;flex-basis:100%}
.head nav a{flex:1;text-align:center;padding:.5rem}
.button{min-height:2.75rem}
.button.small{min-height:2.5rem}
form,.actions{width:100%}
form .button:not(.small,.quiet),form .actions .button,.row .button,.actions .button:not(.small){width:100%}
.head form,.send form{width:auto}
.key-head{flex-direction:column}
.row{flex-direction:column;align-items:stretch;gap:.6rem}
.rename .field{flex-basis:100%}
.rename .button{margin:0}
.table{width:100%}
.secret{flex-direction:column;align-items:stretch}
.slim,.issued,.narrow{padding:1.25rem 1rem}
.narrow{margin:1rem auto}
}
`;
