/** Writes the style of notes in the preview: pins, form, panel and picker. */

/** CSS; colors come from the theme. */
export const notesStyle = `
.over{position:absolute;inset:0;pointer-events:none}
.over>*{pointer-events:auto}
.pins{display:contents}
.pin{position:absolute;z-index:1;display:grid;place-items:center;width:26px;height:26px;padding:0;border:2px solid var(--paper);border-radius:50% 50% 50% 4px;background:var(--focus);color:var(--paper);font-size:12px;font-weight:700;line-height:1;font-variant-numeric:tabular-nums;box-shadow:0 2px 8px rgb(0 0 0/.28);cursor:pointer;transition:transform .12s;pointer-events:auto}
.pin:hover,.pin:focus-visible{transform:scale(1.12);z-index:2}
.pin[aria-pressed=true]{z-index:2;box-shadow:0 0 0 3px color-mix(in srgb,var(--focus) 45%,transparent),0 2px 8px rgb(0 0 0/.28)}
.pin.done{background:var(--ink-muted)}
.pick{position:absolute;outline:2px solid var(--focus);outline-offset:1px;border-radius:4px;background:color-mix(in srgb,var(--focus) 14%,transparent);pointer-events:none!important}
.stage.picking,.stage.picking .picture{cursor:crosshair}
.pick-hint{position:absolute;left:50%;top:14px;z-index:3;transform:translateX(-50%);max-width:calc(100% - 28px);padding:7px 14px;border-radius:9px;background:var(--ink);color:var(--paper);font-size:13px;font-weight:550;pointer-events:none}
.note-form{position:absolute;z-index:4;width:300px;padding:10px;border:1px solid var(--line);border-radius:12px;background:var(--paper);color:var(--ink);box-shadow:0 10px 36px rgb(0 0 0/.24);cursor:default}
.note-form .about{margin:0 2px 6px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:12px;font-weight:600;color:var(--ink-muted)}
.note-form textarea,.reply textarea,.writing input{width:100%;padding:7px 10px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);font:inherit;font-size:14px;line-height:1.4;resize:none}
.note-form textarea:focus,.reply textarea:focus,.writing input:focus{border-color:var(--focus);outline:1px solid var(--focus);outline-offset:0}
.note-form ::placeholder,.reply ::placeholder{color:var(--ink-muted);opacity:1}
.note-form .actions{display:flex;justify-content:flex-end;gap:6px;margin-top:8px}
.note-form button,.thread .settle,.approvals button{min-height:30px;padding:0 12px;border:1px solid var(--line);border-radius:7px;background:var(--paper);color:var(--ink);font-size:13px;font-weight:550;cursor:pointer}
.note-form .quiet{border-color:transparent;color:var(--ink-muted)}
.note-form .primary{border-color:transparent;background:var(--ink);color:var(--paper)}
.notes{display:flex;flex:none;flex-direction:column;width:344px;min-height:0;border-left:1px solid var(--line);background:var(--paper)}
.notes>header{display:flex;align-items:center;gap:2px;padding:8px 8px 6px 16px}
.notes h2{flex:1;font-size:15px}
.notes>.choices{margin:0 16px 10px;flex:none}
.notes>.choices .tool{flex:1}
.notes .count,.notes-button .count{padding:0;border:0;font-size:12px;font-variant-numeric:tabular-nums;color:inherit}
.notes>.choices .count{color:var(--ink-muted)}
.notes-button .count{font-weight:650;color:var(--ink)}
.notes .problems{margin:0 16px 10px;padding:8px 10px;border-radius:8px;background:var(--danger-fill);color:var(--danger-text);font-size:13px;overflow-wrap:anywhere}
.notes .scroll{flex:1;min-height:0;overflow-y:auto;scrollbar-width:thin;border-top:1px solid var(--line)}
.notes ul,.notes ol{list-style:none;margin:0;padding:0}
.approvals li{display:flex;align-items:center;gap:10px;padding:9px 16px;border-bottom:1px solid var(--line);background:var(--fill)}
.approvals li>.icon{color:var(--ink-muted)}
.approvals .approved>.icon{color:var(--success-text)}
.approvals .changed>.icon{color:var(--warning-text)}
.page-name{flex:1;min-width:0;font-size:13px;font-weight:600;overflow-wrap:anywhere}
.page-name small{display:block;font-size:12px;font-weight:400;color:var(--ink-muted)}
.approvals .approve,.thread .settle{display:inline-flex;align-items:center;gap:6px}
.approvals .withdraw{border-color:transparent;background:none;color:var(--ink-muted)}
.approvals button .icon,.settle .icon{width:14px;height:14px}
.note-form button:hover,.thread .settle:hover,.approvals button:hover{background:var(--fill-strong)}
.note-form .primary:hover{background:var(--ink-muted)}
.thread{padding:12px 16px 14px;border-bottom:1px solid var(--line);border-left:3px solid transparent}
.thread.selected{border-left-color:var(--focus);background:color-mix(in srgb,var(--focus) 5%,var(--paper))}
.thread-head{display:flex;align-items:center;gap:8px;width:100%;padding:0;border:0;background:none;text-align:left;font-size:13px;cursor:pointer}
.thread-head .about{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600}
.thread-head .line{font-size:12px;color:var(--ink-muted);white-space:nowrap}
.thread-head:hover .about{text-decoration:underline;text-underline-offset:.2em}
.pin-mark{flex:none;display:grid;place-items:center;width:22px;height:22px;border-radius:50% 50% 50% 3px;background:var(--focus);color:var(--paper);font-size:11px;font-weight:700;font-variant-numeric:tabular-nums}
.pin-mark.done{background:var(--ink-muted)}
.thread .lost{display:flex;align-items:center;gap:6px;margin-top:6px;font-size:12px;color:var(--warning-text)}
.thread .lost .icon{width:13px;height:13px}
.talk{display:grid;gap:10px;margin-top:10px}
.remark{display:flex;gap:9px}
.face{flex:none;display:grid;place-items:center;width:26px;height:26px;border-radius:50%;background:var(--fill-strong);color:var(--ink);font-size:10px;font-weight:700}
.face.of-agent{border-radius:8px;background:var(--info-fill);color:var(--info-text)}
.said{flex:1;min-width:0}
.by{display:flex;align-items:baseline;gap:6px;font-size:12px;color:var(--ink-muted)}
.by .author{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600;color:var(--ink)}
.by time{margin-left:auto;white-space:nowrap}
.by .agent{padding:0 5px;border-radius:4px;background:var(--info-fill);color:var(--info-text);font-size:11px;font-weight:600}
.said .text{margin-top:1px;font-size:14px;white-space:pre-wrap;overflow-wrap:anywhere}
.settled{display:flex;align-items:center;gap:6px;font-size:12px;font-weight:600;color:var(--success-text)}
.settled .icon{width:14px;height:14px}
.thread .foot{display:flex;align-items:flex-end;gap:6px;margin:10px 0 0 35px}
.reply{position:relative;flex:1;display:flex}
.reply textarea{min-height:32px;padding:5px 32px 5px 9px;font-size:13px;overflow-y:auto}
.reply .send{position:absolute;right:3px;bottom:3px;display:grid;place-items:center;width:26px;height:26px;padding:0;border:0;border-radius:6px;background:none;color:var(--ink-muted);cursor:pointer}
.reply textarea:placeholder-shown+.send{visibility:hidden}
.reply .send:hover{background:var(--fill);color:var(--ink)}
.thread .settle{min-height:32px;padding:0 10px}
.no-notes{display:grid;justify-items:center;gap:6px;padding:36px 24px;text-align:center;color:var(--ink-muted)}
.no-notes .icon{width:24px;height:24px;margin-bottom:4px}
.no-notes p{color:var(--ink)}
.no-notes .hint{font-size:13px;color:var(--ink-muted)}
.notes>footer{padding:8px 16px;border-top:1px solid var(--line);font-size:12px;color:var(--ink-muted)}
.writing{display:flex;align-items:center;gap:8px;white-space:nowrap}
.writing input{padding:3px 8px;border-color:transparent;font-size:13px;font-weight:600;text-overflow:ellipsis}
.writing input:hover{border-color:var(--line)}
.view:has(.notes:not([hidden])) .diagnostics{right:358px}
@media (max-width:1360px){.diagnostics-button.none span{display:none}}
@media (max-width:760px){
.view:has(.notes:not([hidden])) .stage{place-content:safe start center}
.notes{position:absolute;z-index:4;inset:auto 0 0;width:auto;height:62%;border-left:0;border-top:1px solid var(--line);border-radius:14px 14px 0 0;box-shadow:0 -8px 36px rgb(0 0 0/.2)}
.view:has(.notes:not([hidden])) .diagnostics{right:8px}
.note-form{width:min(300px,calc(100vw - 32px))}
.note-form button,.thread .settle,.approvals button{min-height:40px}
}
`.trim();
