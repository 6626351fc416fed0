# Everything below reads the tables above; wf itself is never called.

# The words between wf and the cursor. Before wf, others may stand: `time wf`, `npx wf`.
function __wf_words
    set -l words (commandline -opc)
    set -l at (contains -i -- wf (string replace -r '.*/' '' -- $words))
    # An alias has a name of its own.
    or set at 1
    set -e words[1..$at]
    string join \n -- $words
    return 0
end

# Whether a runner is to run wf.
function __wf_runs
    set -l words (commandline -opc)
    while set -q words[1]; and not contains -- (string replace -r '.*/' '' -- $words[1]) $__wf_runners
        set -e words[1]
    end
    set -e words[1]
    while string match -qr -- '^(?:-.*|exec)$' "$words[1]"
        set -e words[1]
    end
    test "$words[1]" = wf
end

function __wf_complete
    set -l words (__wf_words)
    set -l count (count $words)
    set -l command $words[1]
    if test $count -eq 0
        __wf_first_words
        __wf_besides
    else if test "$command" = help
        switch $count
            case 1
                __wf_first_words
            case 2
                __wf_inner $words[2]
        end
    else if __wf_inner $command >/dev/null
        if test $count -eq 1; or test "$count $words[2]" = '2 help'
            __wf_inner $command
        else if test "$words[2]" != help
            __wf_complete_command "$command $words[2]" $words[3..-1]
        end
    else
        __wf_complete_command $command $words[2..-1]
    end
end

# Completes after the name of a command and the words that follow it.
function __wf_complete_command
    set -l options (__wf_options $argv[1])
    or return
    set -l operands (__wf_operands $argv[1])
    set -l operand 1
    set -l given
    set -l pending
    set -l ended
    for each in $argv[2..-1]
        if set -q pending[1]
            set pending
            continue
        end
        switch "$ended$each"
            case --
                set ended yes
            case '--*=*'
                set -a given (string split -m 1 = -- $each)[1]
            case '--*'
                set -a given $each
                set pending (__wf_value_of $each $options)
            case -
                set operand (math $operand + 1)
            case '-*'
                set -l rest (__wf_letters $each $options)
                # The option that takes a value is the last of them.
                set -a given (string split -n ' ' -- $rest[1])
                test -n "$rest[3]"; or set pending $rest[2]
            case '*'
                set operand (math $operand + 1)
        end
    end

    set -l word (commandline -ct)
    if set -q pending[1]
        __wf_offer $pending '' "$word" "$ended"
        return
    end
    switch "$ended$word"
        case '--*=*'
            set -l parts (string split -m 1 = -- $word)
            set -l offer (__wf_value_of $parts[1] $options)
            and __wf_offer $offer $parts[1]= "$parts[2]" yes
        case - '--*'
            __wf_offer_options "$word" "$given" $options
        case '-*'
            set -l rest (__wf_letters $word $options)
            if test -n "$rest[3]"
                set -l lead (string sub -l (math (string length -- $word) - (string length -- $rest[3])) -- $word)
                __wf_offer $rest[2] $lead $rest[3] yes
            else
                __wf_offer_options "$word" "$given" $options
            end
        case '*'
            set -l offer $operands[$operand]
            if not set -q offer[1]
                set offer (string match -- '\**' $operands[-1])
            end
            if set -q offer[1]
                __wf_offer (string replace '*' '' -- $offer) '' "$word" "$ended"
            else if test -z "$word"
                __wf_offer_options "$word" "$given" $options
            end
    end
end

# What the value of an option may be; fails when it takes none.
function __wf_value_of
    for option in $argv[2..-1]
        set -l parts (string split -m 3 '|' -- $option)
        if contains -- $argv[1] (string split ' ' -- $parts[1])
            test -n "$parts[3]"
            and echo $parts[3]
            return
        end
    end
    return 1
end

# Reads short options that are written in one: prints them in a line, then what the value of the last
# may be, then what is left of the word for it.
function __wf_letters
    set -l given
    set -l letters (string split '' -- (string sub -s 2 -- $argv[1]))
    while set -q letters[1]
        set -a given -$letters[1]
        set -l offer (__wf_value_of -$letters[1] $argv[2..-1])
        set -e letters[1]
        if set -q offer[1]
            printf '%s\n' "$given" $offer (string join '' -- $letters)
            return
        end
    end
    echo "$given"
end

# Offers the options that are not given yet; with nothing typed, their long forms only.
function __wf_offer_options
    set -l given (string split -n ' ' -- $argv[2])
    for option in $argv[3..-1]
        set -l parts (string split -m 3 '|' -- $option)
        set -l isGiven
        for each in (string split ' ' -- $parts[2])
            contains -- $each $given
            and set isGiven yes
        end
        test -z "$isGiven"
        or continue
        for spelling in (string split ' ' -- $parts[1])
            test -n "$argv[1]"
            or string match -q -- '--*' $spelling
            and printf '%s\t%s\n' $spelling $parts[4]
        end
    end
end

# Offers what a value may be, of which some is typed; what leads to it is part of the word as well.
function __wf_offer --argument-names offer lead typed ended
    set -l taken
    if string match -q -- ',*' $offer
        set offer (string sub -s 2 -- $offer)
        set -l before (string match -r -- '^.*,' $typed)
        set lead "$lead$before"
        set taken (string split -n , -- $before)
    end
    switch $offer
        case .
            return
        case '/*'
            __wf_paths (string sub -s 2 -- $offer) "$lead" "$typed" "$ended"
        case '@*'
            for each in (__wf_table (string sub -s 2 -- $offer))
                contains -- (string split -m 1 \t -- $each)[1] $taken
                or echo "$lead$each"
            end
        case '*'
            for each in (string split ' ' -- $offer)
                contains -- $each $taken
                or echo "$lead$each"
            end
    end
end

# Offers folders, and files of a kind, as fish itself finds them for a command that it does not know.
function __wf_paths --argument-names kind lead typed ended
    for each in (complete -C "__wf_no_command -- $typed" | string match -ri -- '.*'(__wf_names $kind))
        # A name that starts with a dash would be read as an option.
        if test -z "$ended$lead"; and string match -q -- '-*' $each
            set each ./$each
        end
        echo "$lead$each"
    end
end

complete -c wf -f -a '(__wf_complete)'
for runner in $__wf_runners
    complete -c $runner -n __wf_runs -x -a '(__wf_complete)'
end
