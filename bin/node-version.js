/** Says what is wrong with a Node that is too old. Old versions of Node can read this file. */
const needed = [20, 19];
const present = process.versions.node.split(".").map(Number);
const isOld = present[0] < needed[0] || (present[0] === needed[0] && present[1] < needed[1]);

/** One line for the user; undefined if Node is new enough. */
exports.problem = isOld
  ? `wf: needs Node ${needed.join(".")} or newer, but "node" is ${process.version} ` +
    `(${process.execPath}); install a newer version, or switch to one with your version manager`
  : undefined;
